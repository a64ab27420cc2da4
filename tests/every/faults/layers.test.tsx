import { layersFaults } from '../../faults/areas/layers.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(layersFaults, oneFaultPerClass);
