import { tagsFaults } from '../../faults/areas/tags.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(tagsFaults, oneFaultPerClass);
