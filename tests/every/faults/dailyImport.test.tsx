import { dailyImportFaults } from '../../faults/areas/dailyImport.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(dailyImportFaults, oneOfEachClass);
