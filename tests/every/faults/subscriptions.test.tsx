import { subscriptionsFaults } from '../../faults/areas/subscriptions.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(subscriptionsFaults, oneFaultPerClass);
