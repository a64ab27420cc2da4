import { usersFaults } from '../../faults/areas/users.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(usersFaults, oneFaultPerClass);
