import { oneOfEachClass } from '../../faults/faults.ts';
import { roles } from '../../faults/roles.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(roles, oneOfEachClass);
