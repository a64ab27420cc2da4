import { notificationsFaults } from '../../faults/areas/notifications.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(notificationsFaults, oneOfEachClass);
