import type en from '../en/purposes.ts';
import type { Same } from '../translate.ts';

export default {
  field: { purposeName: 'Nombre', helpInfo: 'Ayuda', id: 'Id.' },
  tree: {
    label: 'Propósitos, grupos y herramientas',
    name: 'Nombre',
    shared: 'Compartido',
    holds: 'Contiene',
    loadError: 'Se produjo un error al cargar los datos',
    empty: 'Aún no hay propósitos',
    emptyHint: 'Un propósito contiene grupos de herramientas, y estos, herramientas.',
    groups: '%{smart_count} grupo |||| %{smart_count} grupos',
    tools: '%{smart_count} herramienta |||| %{smart_count} herramientas',
    holdsBoth: '%{groups}, %{tools}',
    inGroups: 'en %{count} grupos',
    inPurposes: 'en %{count} propósitos',
    found: '%{count} coincidencias',
    summary: '%{things} en %{places}',
    things: '%{smart_count} coincidencia |||| %{smart_count} coincidencias',
    places: '%{smart_count} lugar |||| %{smart_count} lugares',
    hidden: '%{smart_count} propósito más sin coincidencias |||| %{smart_count} propósitos más sin coincidencias',
    keys: 'Las flechas mueven, abren y cierran; Intro va a la página.',
    closeAll: 'Cerrar todo',
    roles: 'Asignado a %{smart_count} rol directamente |||| Asignado a %{smart_count} roles directamente',
    open: { purposes: 'Abrir propósito', toolgroups: 'Abrir grupo', tools: 'Abrir herramienta' },
  },
  rule: { purposeName: 'El nombre del propósito es obligatorio' },
} satisfies Same<typeof en>;
