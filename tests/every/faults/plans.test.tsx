import { plansFaults } from '../../faults/areas/plans.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(plansFaults, oneFaultPerClass);
