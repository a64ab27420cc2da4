import { applicationsFaults } from '../../faults/areas/applications.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(applicationsFaults, oneOfEachClass);
