import { oneOfEachClass } from '../../faults/faults.ts';
import { layers } from '../../faults/layers.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(layers, oneOfEachClass);
