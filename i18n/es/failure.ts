import type en from '../en/failure.ts';
import type { Same } from '../en/same.ts';

export default {
  signInAgain: 'Inicie sesión para continuar',
  offline: 'Se perdió la conexión. Compruébela e inténtelo de nuevo.',
  timeout: 'La plataforma tardó demasiado en responder. Inténtelo de nuevo.',
  unreadable: 'No se pudo leer la respuesta de la plataforma: %{came}. Inténtelo de nuevo.',
  came: {
    nothing: 'estaba vacía',
    page: 'era una página web',
    broken: 'estaba incompleta',
    other: 'tenía un formato desconocido',
  },
  forbidden: 'No tiene autorización para hacer esto.',
  userInfo: 'Se produjo un error al obtener los datos del usuario',
  server: 'Se produjo un error en la plataforma (%{status}). Inténtelo más tarde.',
  code: 'No se pudo cargar una parte de la consola. Compruebe la conexión e inténtelo de nuevo.',
  program: 'Se produjo un error en la consola. Cargue la página de nuevo.',
  tooMany: 'Demasiados intentos. Inténtelo de nuevo dentro de %{time}.',
  tooManyOver: 'Ya puede intentarlo de nuevo.',
  retry: 'Reintentar',
  signOut: 'Cerrar sesión',
} satisfies Same<typeof en>;
