import { plansFaults } from '../../faults/areas/plans.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(plansFaults, oneOfEachClass);
