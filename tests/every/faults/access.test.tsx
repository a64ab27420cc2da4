import { accessFaults } from '../../faults/areas/access.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(accessFaults, oneFaultPerClass);
