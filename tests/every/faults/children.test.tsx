import { childrenFaults } from '../../faults/areas/children.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(childrenFaults, oneOfEachClass);
