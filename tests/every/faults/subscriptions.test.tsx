import { oneOfEachClass } from '../../faults/faults.ts';
import { subscriptions } from '../../faults/subscriptions.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(subscriptions, oneOfEachClass);
