import { accessFaults } from '../../faults/areas/access.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(accessFaults, oneOfEachClass);
