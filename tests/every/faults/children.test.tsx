import { childrenFaults } from '../../faults/areas/children.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(childrenFaults, oneFaultPerClass);
