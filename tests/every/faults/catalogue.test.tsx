import { catalogueFaults } from '../../faults/areas/catalogue.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(catalogueFaults, oneFaultPerClass);
