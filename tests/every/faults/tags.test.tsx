import { tagsFaults } from '../../faults/areas/tags.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(tagsFaults, oneOfEachClass);
