import type { Same } from '../en/same.ts';
import type en from '../en/shell.ts';

export default {
  product: 'Map Console',
  skip: 'Ir al contenido',
  nav: {
    main: 'Principal',
    menu: 'Menú',
    home: 'Inicio',
    more: 'Más: Propósitos, Grupos de herramientas',
  },
  search: { label: 'Buscar' },
  hello: 'Hola, %{name}',
  profile: 'Perfil',
  subscriptions: 'Suscripciones',
  apiKeys: 'Claves de API',
  demo: 'Demostración',
  changePassword: 'Cambiar la contraseña',
  replace: 'Buscar y reemplazar',
  journal: 'Mi actividad',
  account: 'Cuenta',
  language: { label: 'Idioma', en: 'English', es: 'Español' },
  theme: { label: 'Tema', light: 'Claro', dark: 'Oscuro', system: 'Según el sistema' },
  breadcrumb: 'Ruta de navegación',
  alerts: 'Mensajes',
  more: 'y %{count} más',
  broken: {
    title: 'No se pudo mostrar esta página',
    text: 'Sus datos guardados están a salvo. Inténtelo de nuevo o vaya a la página de inicio.',
    home: 'Inicio',
  },
} satisfies Same<typeof en>;
