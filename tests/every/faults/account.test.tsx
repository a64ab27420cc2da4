import { accountFaults } from '../../faults/areas/account.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(accountFaults, oneOfEachClass);
