import { oneOfEachClass } from '../../faults/faults.ts';
import { plans } from '../../faults/plans.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(plans, oneOfEachClass);
