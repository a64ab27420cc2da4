import { configsFaults } from '../../faults/areas/configs.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(configsFaults, oneOfEachClass);
