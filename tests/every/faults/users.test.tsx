import { usersFaults } from '../../faults/areas/users.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(usersFaults, oneOfEachClass);
