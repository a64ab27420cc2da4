import { subscriptionsFaults } from '../../faults/areas/subscriptions.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(subscriptionsFaults, oneOfEachClass);
