import { applicationsFaults } from '../../faults/areas/applications.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(applicationsFaults, oneFaultPerClass);
