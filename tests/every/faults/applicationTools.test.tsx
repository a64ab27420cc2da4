import { applicationToolsFaults } from '../../faults/areas/applicationTools.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(applicationToolsFaults, oneFaultPerClass);
