import { layersFaults } from '../../faults/areas/layers.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(layersFaults, oneOfEachClass);
