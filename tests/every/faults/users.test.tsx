import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';
import { users } from '../../faults/users.ts';

testFaults(users, oneOfEachClass);
