import type en from '../en/shell.ts';
import type { Same } from '../translate.ts';

export default {
  product: 'Map Console',
  skip: 'Ir al contenido',
  nav: {
    main: 'Principal',
    menu: 'Menú',
    home: 'Inicio',
    more: 'Más: Propósitos, Grupos de herramientas',
  },
  search: {
    label: 'Buscar',
    short: 'Buscar',
    placeholder: 'Página, nombre o correo electrónico',
    pages: 'Páginas',
    people: 'Usuarios',
    hint: 'Escriba al menos 3 caracteres para buscar usuarios.',
    waiting: 'Buscando',
    nobody: 'Ningún usuario coincide.',
  },
  hello: 'Hola, %{name}',
  profile: 'Perfil',
  apiKeys: 'Claves de API',
  changePassword: 'Cambiar la contraseña',
  signOut: 'Cerrar sesión',
  account: 'Cuenta',
  language: { label: 'Idioma', en: 'English', es: 'Español' },
  theme: { label: 'Tema', light: 'Claro', dark: 'Oscuro', system: 'Según el sistema' },
  breadcrumb: 'Ruta de navegación',
  alerts: 'Mensajes',
  more: 'y %{count} más',
  loading: 'Cargando',
  offline: 'No hay conexión. Hasta que vuelva no se puede leer ni guardar nada.',
  broken: {
    title: 'No se pudo mostrar esta página',
    text: 'Lo que guardó está a salvo. Inténtelo de nuevo o continúe desde la página de inicio.',
    code: 'No se pudo cargar una parte de la consola. Compruebe la conexión e inténtelo de nuevo.',
    home: 'Inicio',
  },
} satisfies Same<typeof en>;
