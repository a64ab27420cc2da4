import { configsFaults } from '../../faults/areas/configs.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(configsFaults, oneFaultPerClass);
