import { dailyImportFaults } from '../../faults/areas/dailyImport.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(dailyImportFaults, oneFaultPerClass);
