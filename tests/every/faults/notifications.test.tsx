import { oneOfEachClass } from '../../faults/faults.ts';
import { notifications } from '../../faults/notifications.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(notifications, oneOfEachClass);
