import { rolesFaults } from '../../faults/areas/roles.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(rolesFaults, oneOfEachClass);
