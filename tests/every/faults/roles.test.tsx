import { rolesFaults } from '../../faults/areas/roles.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(rolesFaults, oneFaultPerClass);
