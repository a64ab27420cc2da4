import { proxyFaults } from '../../faults/areas/proxy.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(proxyFaults, oneFaultPerClass);
