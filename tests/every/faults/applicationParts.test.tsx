import { applicationPartsFaults } from '../../faults/areas/applicationParts.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(applicationPartsFaults, oneOfEachClass);
