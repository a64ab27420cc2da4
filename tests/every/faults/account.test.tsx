import { accountFaults } from '../../faults/areas/account.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(accountFaults, oneFaultPerClass);
