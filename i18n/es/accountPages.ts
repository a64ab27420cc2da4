import type en from '../en/accountPages.ts';
import type { Same } from '../en/same.ts';

export default {
  toSignIn: 'Volver al inicio de sesión',
  continue: 'Continuar a la consola',
  continuing: 'Abriendo la consola…',
  reference: 'Referencia',
  copyReference: 'Copiar Referencia',
  copied: 'Copiado',
  withoutScript:
    'La consola necesita JavaScript, que está desactivado en este navegador. Actívelo y vuelva a cargar la página.',
  unsupported:
    'La consola necesita un navegador más reciente: Chrome o Edge 120, Firefox 124, Safari 17.4 o posterior. Actualice este y cargue la página de nuevo.',
  signUp: {
    title: 'Crear una cuenta',
    phoneFormat: 'Formato: (XXX) XXX-XXXX',
    submit: 'Registrarse',
    busy: 'Creando la cuenta…',
    haveAccount: '¿Ya tiene una cuenta?',
    signIn: 'Inicie sesión',
    created: 'Cuenta creada',
    checkInbox: 'Su cuenta se ha creado. Busque el enlace de verificación en su buzón %{email}.',
    signedIn: 'Su cuenta se ha creado.',
    mailError: 'Su cuenta se ha creado, pero no se pudo enviar el correo de verificación a %{email}.',
    perhaps:
      'La respuesta se perdió en el camino, pero ya existe una cuenta para %{email}. Revise su buzón y después inicie sesión.',
  },
  forgot: {
    title: '¿Olvidó su contraseña?',
    lead: 'Introduzca el correo electrónico de su cuenta y le enviaremos un enlace para establecer una contraseña nueva.',
    submit: 'Enviar enlace',
    busy: 'Enviando…',
    sentTitle: 'Revise su buzón',
    sent: 'Si existe una cuenta para %{email}, se ha enviado un enlace de restablecimiento.',
    another: 'Usar otro correo electrónico',
  },
  reset: {
    title: 'Establecer una contraseña nueva',
    checking: 'Comprobando el enlace…',
    invalid: 'El enlace para restablecer la contraseña no es válido o ha caducado...',
    newLink: 'Solicitar un enlace nuevo',
    password: 'Contraseña nueva',
    repeat: 'Repita la contraseña nueva',
    submit: 'Cambiar la contraseña',
    busy: 'Cambiando la contraseña…',
    failed: 'Se produjo un error al cambiar la contraseña',
    doneTitle: 'Contraseña cambiada',
    done: 'La contraseña se ha cambiado correctamente.',
    redirect: 'Se le llevará a la página de inicio de sesión.',
    perhaps:
      'La respuesta se perdió en el camino y el enlace ya no funciona. Es posible que su contraseña nueva ya esté establecida: intente iniciar sesión con ella.',
    signIn: 'Iniciar sesión ahora',
  },
  verify: {
    title: 'Verificación del correo electrónico',
    wait: 'Espere, por favor..',
    done: 'Su correo electrónico se ha validado correctamente.',
    invalid: 'Lo sentimos, el enlace de verificación no es válido o ha caducado',
  },
} satisfies Same<typeof en>;
