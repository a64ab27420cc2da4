import type en from '../en/account.ts';
import type { Same } from '../en/same.ts';

export default {
  product: 'Map Console',
  staffOnly:
    'Este sistema es de uso exclusivo del personal del proveedor. El acceso no autorizado dará lugar a acciones legales.',
  login: {
    title: 'Iniciar sesión',
    enterBoth: 'Escriba su correo electrónico y su contraseña.',
    emailFormat: 'Escriba un correo electrónico válido.',
    refused: 'No se pudo iniciar sesión. Compruebe su correo electrónico y su contraseña.',
    inactive: 'Pida a un administrador que active su cuenta.',
    notStored:
      'Su navegador no conservó el inicio de sesión. Permita las cookies de este sitio e inténtelo de nuevo. Si ya están permitidas, avise al operador de la plataforma de que el token es demasiado largo para una cookie.',
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    cookiesBlocked:
      'Las cookies están bloqueadas, así que este navegador no puede mantener su sesión iniciada. Permita las cookies de este sitio.',
    forgotPassword: '¿Olvidó su contraseña?',
    or: 'o continúe con',
    with: 'Continuar con %{provider}',
    google: 'Google',
    facebook: 'Facebook',
    noAccount: '¿Aún no tiene cuenta?',
    signUp: 'Regístrese',
  },
} satisfies Same<typeof en>;
