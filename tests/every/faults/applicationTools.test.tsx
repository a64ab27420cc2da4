import { applicationToolsFaults } from '../../faults/areas/applicationTools.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(applicationToolsFaults, oneOfEachClass);
