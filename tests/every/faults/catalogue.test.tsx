import { catalogueFaults } from '../../faults/areas/catalogue.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(catalogueFaults, oneOfEachClass);
