import { notificationsFaults } from '../../faults/areas/notifications.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(notificationsFaults, oneFaultPerClass);
