import { access } from '../../faults/areas/access.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(access, oneOfEachClass);
