import { subscriptions } from '../../faults/areas/subscriptions.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(subscriptions, oneOfEachClass);
