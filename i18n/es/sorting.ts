import type en from '../en/sorting.ts';
import type { Same } from '../en/same.ts';

export default {
  now: '%{name} es ahora %{position} de %{total}.',
  stays: '%{name} sigue siendo %{position} de %{total}.',
  lifted: '%{name} está levantado, %{position} de %{total}. Las flechas lo mueven, espacio lo deja, escape lo devuelve.',
  usage: 'Espacio lo levanta. Luego las flechas lo mueven, espacio lo deja y escape lo devuelve.',
  drag: 'Arrastrar %{name}',
} satisfies Same<typeof en>;
