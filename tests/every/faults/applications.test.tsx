import { applications } from '../../faults/applications.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(applications, oneOfEachClass);
