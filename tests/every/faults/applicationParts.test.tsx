import { applicationPartsFaults } from '../../faults/areas/applicationParts.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(applicationPartsFaults, oneFaultPerClass);
