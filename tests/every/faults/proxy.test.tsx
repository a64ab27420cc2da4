import { proxyFaults } from '../../faults/areas/proxy.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(proxyFaults, oneOfEachClass);
