import { cardsFaults } from '../../faults/areas/cards.ts';
import { oneFaultPerClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(cardsFaults, oneFaultPerClass);
