import { configs } from '../../faults/areas/configs.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(configs, oneOfEachClass);
