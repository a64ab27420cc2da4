import { defineFields } from '../../admin/field/defineFields.ts';
import { User } from '../../platform/users.ts';

/** The fields of a user (docs/behaviour.md 1 §2 and §3), in order. `import` lists the headers of both languages. */
export const userFields = defineFields('resources.users', User.shape, {
  firstName: {
    column: { width: 14 },
    input: true,
    export: true,
    import: ['firstname', 'givenname', 'forename', 'nombre'],
  },
  lastName: {
    column: { width: 15 },
    input: true,
    export: true,
    import: ['lastname', 'surname', 'familyname', 'apellidos', 'apellido'],
  },
  email: {
    column: { width: 26, quiet: true },
    card: true,
    show: true,
    input: true,
    export: true,
    import: ['email', 'emailaddress', 'mail', 'correo', 'correoelectronico'],
  },
  role: { column: { width: 15, initialVisibility: 'wide' }, card: true, export: { after: 'provider' } },
  phone: {
    column: { width: 18, after: 'averageTime' },
    card: true,
    show: true,
    input: true,
    export: true,
    import: ['phone', 'phonenumber', 'telephone', 'telefono'],
  },
  provider: { column: { width: 10, initialVisibility: 'chosen' }, card: true, export: true },
  loginCount: { column: { width: 10 }, card: true, show: true, export: true, defaultValue: 0 },
  averageTime: { column: { width: 12, initialVisibility: 'chosen' }, card: true, show: true, export: true },
  password: { input: true, import: ['password', 'initialpassword', 'contrasena', 'contrasenainicial'] },
  isActive: { input: 'edit', export: true },
  productEmailSubscription: { show: true },
  migratedFromV4: { show: true, defaultValue: false },
  lastLoggedIn: { kind: 'epochSeconds', label: 'resources.users.filter.lastLoggedIn', export: true },
  lastLoggedOut: { kind: 'epochSeconds', label: 'resources.users.filter.lastLoggedOut', export: true },
});
