import type en from '../en/accountPages.ts';
import type { Same } from '../en/same.ts';

export default {
  toSignIn: 'Volver al inicio de sesión',
  continue: 'Continuar a la consola',
  continuing: 'Abriendo la consola…',
  reference: 'Referencia',
  copyReference: 'Copiar referencia',
  copied: 'Copiado',
  withoutScript: 'La consola necesita JavaScript. Actívelo en su navegador y vuelva a cargar la página.',
  unsupported:
    'La consola necesita un navegador más reciente: Chrome o Edge 120, Firefox 124, Safari 17.4 o posterior. Actualice su navegador y vuelva a cargar la página.',
  signUp: {
    title: 'Crear una cuenta',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    phone: 'Teléfono',
    phoneFormat: 'Formato: (XXX) XXX-XXXX',
    submit: 'Registrarse',
    busy: 'Creando la cuenta…',
    haveAccount: '¿Ya tiene una cuenta?',
    signIn: 'Inicie sesión',
    created: 'Cuenta creada',
    checkInbox: 'Se creó su cuenta. Busque el enlace de verificación en la bandeja de entrada de %{email}.',
    signedIn: 'Se creó su cuenta.',
    mailError: 'Se creó su cuenta, pero no se pudo enviar el correo de verificación a %{email}.',
    unconfirmed:
      'No se recibió respuesta, pero ya existe una cuenta para %{email}. Revise su bandeja de entrada y después inicie sesión.',
  },
  forgot: {
    title: '¿Olvidó su contraseña?',
    lead: 'Escriba el correo electrónico de su cuenta y le enviaremos un enlace para establecer una contraseña nueva.',
    submit: 'Enviar enlace',
    busy: 'Enviando…',
    sentTitle: 'Revise su bandeja de entrada',
    sent: 'Si existe una cuenta para %{email}, se envió un enlace para restablecer la contraseña.',
    another: 'Usar otro correo electrónico',
  },
  reset: {
    title: 'Establecer una contraseña nueva',
    checking: 'Comprobando el enlace…',
    invalid: 'El enlace para restablecer la contraseña no es válido o ya venció.',
    newLink: 'Solicitar un enlace nuevo',
    password: 'Contraseña nueva',
    repeat: 'Repita la contraseña nueva',
    submit: 'Cambiar la contraseña',
    busy: 'Cambiando la contraseña…',
    failed: 'Se produjo un error al cambiar la contraseña',
    doneTitle: 'Contraseña cambiada',
    done: 'La contraseña se cambió correctamente.',
    redirect: 'A continuación se abrirá la página de inicio de sesión.',
    unconfirmed:
      'No se recibió respuesta y el enlace ya no funciona. Es posible que la contraseña nueva ya esté activa: intente iniciar sesión con ella.',
    signIn: 'Iniciar sesión ahora',
  },
  verify: {
    title: 'Verificación del correo electrónico',
    wait: 'Espere…',
    done: 'Su correo electrónico se verificó correctamente.',
    invalid: 'El enlace de verificación no es válido o ya venció',
  },
} satisfies Same<typeof en>;
