import { oneOfEachClass } from '../../faults/faults.ts';
import { proxy } from '../../faults/proxy.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(proxy, oneOfEachClass);
